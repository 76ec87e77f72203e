/**
 * Ordinary words that mean no trade: nobody corrects them, or `carta` would become `carga`. Infinitives stand for all
 * their inflections.
 */
export const ordinary = `
  acabar aceptar acercar acordar acostar agarrar aguantar ahorrar alcanzar almorzar amanecer andar anotar apagar aparecer
  apoyar apurar aprovechar armar arrancar arrimar asustar atender aumentar avisar bajar beber brindar caer calcular callar
  caminar cargar casar cazar celebrar cenar charlar chequear comer comentar comenzar compartir completar comprender
  comunicar conocer conservar considerar contar contestar continuar convencer conversar correr cortar costar crecer creer
  cruzar cumplir debatir deber decidir decir dejar demorar depender desaparecer desayunar descansar descubrir desear
  despertar devolver dividir doblar dormir durar echar elegir empezar emplear enojar enterar entender entrar entregar
  enviar equivocar escapar escribir escuchar esperar estirar estudiar evitar exigir existir explicar faltar festejar
  firmar frenar ganar gastar girar gritar guardar gustar hablar heredar importar incluir indicar intentar invitar jugar
  juntar lastimar levantar llegar llenar llorar lograr luchar mandar marcar matar mejorar mentir merecer meter molestar
  mostrar nacer notar obligar observar ocupar ocurrir odiar ofrecer olvidar opinar pagar parar parecer partir pasar pedir
  pelear pensar perder perdonar permitir pertenecer pisar poder preferir prender preocupar presentar prestar probar
  proteger quedar quejar quitar reclamar recibir recomendar reconocer recordar reir renovar repartir repetir resolver
  respetar responder resultar retirar reunir robar rodear rogar saber salir saltar saludar salvar seguir sentar sentir
  separar servir significar soltar sonar soportar sostener subir suceder sufrir suponer tardar temer terminar tirar tocar
  tomar torcer traer tratar triunfar usar utilizar valer vencer ver vestir viajar vivir volver zafar
  abajo abierto abril abrigo acceso accidente acaso acuerdo adelante ademas adentro adonde afuera agosto ajeno alegre
  alfajor algun algunos allado almuerzo alto amable amarga amargo ambos amigas amigos amor ancho anillo animo anoche
  anteayer anterior antes antiguo aparte apellido apenas apuro arriba arroz arte asado asunto asi atencion atras aun aunque
  avion ayer azul azules bajo balcon banco bandera barco barrial base basta basura bastante beso bien blanca blanco boca
  bolsa bolso bonita bonito borde botella bravo brazo brasa broma bueno bulto cabeza cabello cada cafe calidad caliente
  calle calor cambio camino camisa campana campeon canal cansado cansada cantidad capaz cara caro carne carta carnet carpa
  cartas carro casado caso casi causa cebolla celeste cena cerdo cereal cerquita cerrado chance charla chau choque cielo
  cierto cigarro cinco cine claro clara clase cliente clientes cobre coche cocido codigo cola colores comida comidas comun
  compania compañero compras comunidad condicion conjunto conmigo contado contento contigo contra copa corazon corbata
  correcto correo corto corta cosa costado cosas costumbre creo cruce cuadra cuadras cuadro cualquier cualquiera cuarenta
  cuatro cuchara cuello cuenta cuentas cuero cuerpo culpa cuñado cuñada cuotas cuota cuyo dama debajo decision dedo defecto
  dejo delante demas dentro derecha derecho desde deseo desorden despacio despues destino detalle detras deuda diario
  diciembre diecisiete dientes diez diferente dificil dinero directo director distancia distinto distintas doble doce docena
  dolor domingo dorado dormida dos dudas dueño dueña dulce durante duro edad ejemplo ella ellas ellos emocion encima enero
  energia enfrente enojada enorme enseguida entonces entrada epoca equipo error esfuerzo espacio especial especie esposa
  esposo esquina estilo estacion estado estrella etapa evento exacto excepto exito extra extraño facil facultades falso
  falta famoso fecha feliz femenino feo fiel fiesta fila final fin firme flaco flaca forma fotos frase frasco frecuente
  frente fresca fresco frio frito fruta fruto fuego fuera fuerte fuertes futuro galleta ganas garra gasto gente gordo gorda
  gracia gran grado gramos grave gris gritos grupo grupos guapo guerra gusto haber habia hambre harto herencia hermana
  hermano hermosa hermoso hielo hilo historia hojas hombro hondo hora hotel huevo humano humo idea igual imagen importante
  indoor infierno inicio interes interno invierno izquierda izquierdo jamas jarra jefe joven jovenes juego jueves jugo julio
  junio junto juntos juventud karaoke kilo kilos kilometro kilometros labios lado lados lago lapiz largo larga lata leche
  lectura lejos lenta lento letra letras leve libre libro libros ligero limite limon linda lindo linea lista listo listos
  llaveros lleno llena lluvia loca loco logro lomo luego luna lunes maldad maldito maleta malo mala mandado manera mano manos
  mapa mar marido marron marzo masa mate mayo mayor media medio medios medida medidas mejora menor menos mensaje mente
  mercado mes mesas meses meta metro metros mezcla miedo miel miembro mientras miercoles mil minuto minutos mio misma mismo
  mitad mochila moda modelo modo momento moneda montaña montar monton moral motivo mucha muchas mucho muchos muela muerte
  muerto mundo museo musical nada nadie nariz natural navidad negra negro negros nervios ninguna ninguno nivel noche nombre
  norte nosotros nota noticia noventa novedad noviembre nube nubes nueve numero nunca objeto obvio ochenta ocho octubre oeste
  ofertas oido ojo ojos ola once opcion orilla oro oscuro oscura otoño otra oreja paciencia pago pagina palabra palabras palo
  pan panza papa papel papeles paquete par parada parador parecido pareja parte partes paso pasos pastel patas patria paz
  pecho pedazo pedido pelota pena pensamiento peor pequeña pequeño pequeños pera perdida perdido perfecto permiso pero pesado
  pesada peso pesos piedra piel pierna piernas pies piola pizca plan plata plato playa plaza plazo pluma pobre poca poco pocos
  poquito porque postre premio preso prisa primavera primer primera primero primo prima principal principio privado prontito
  pronto propio propia proxima proximo prueba publico pueblo puente puerto pues punto puntos pura puro quemado queso quien
  quince quizas radio ramo rara raro rato ratito rayo rayas razon real reciente recto recuerdo regreso reina relacion remedio
  reserva resto reunion rey rica rico riesgo rincon rio risa rodilla roja rojo rollo rollos rosado rueda ruedas ruido ruta
  sabado sabana sal sala saldo salida salon salud salvo sangre sano santa santo sed seguida seguro segura seguridad seis
  semana semanas sentido señal separado septiembre sereno serie sesenta setenta setiembre siempre siesta siete siglo signo
  siguiente silencio sino sistema sitio situacion sobrino sobrina social sol sola solamente solo sol solas soltero sombra
  sonrisa sopa sorpresa suave subida sucio sueldo suelo suelto suelta sueño suerte super sur susto tal talla tamaño tambien
  tampoco tapa tarde tarro taza techo tema temas temporada temprano tercera tercer tercero tia tio tiempo tienda tinta
  tipica tiro titulo toalla tonta tonto total trabajosa trampa tranquilo tranquila tras trato traves treinta tren tres
  tribu trece triste turismo turista tuyo ultima ultimo unica unico unidad unos urgencia usted ustedes vacio vacia valle
  vamos varias varios vaso vecina vecino vecinos veinte veintiuno veneno venta verano verdad verdura vereda vergüenza vestido
  viaje vida viejita viento viernes vino visita visitas vista vuelta vuelto yerba zapato
  reservar ventilar rebosar cantar silbar matear conversar madrugar pasear acercar sacudir tratar arreglar atrasar alargar
  animar apretar arrastrar asomar bailar bajar barajar cansar centrar complicar confiar confundir copiar cuidar dedicar
  desviar disfrutar distraer dudar encargar enfriar entretener espantar faltar fijar fundir heredar hundir imaginar insistir
  jubilar ladear mudar nadar necesitar ordenar pegar plantar rebotar recorrer refrescar resbalar retar rodar rozar temblar
  tantear tranquilizar trepar turnar variar
  abuelazo ahijada ahijado artesanias atrasada atrasado barco bizcocho bodega booking bodas booking cabalgata cabaña cabañas
  casita casona celulares charlas chiste compadre comadre conmigo corsa cuidadosa cuidadoso cumple diarero domino encierro
  escalon famosa fast feria ferias food galpones gente hostel hosteria hotelito hoteles huerta humos inquilinos live living
  manzana manzanas mateada merendero mates motel mudado muchachada noches nuera oracion people posada posadas quinta
  ranchito rancho rapidito reyes rutina salita semaforo sobrina socia socias socio socios temporal terraza tios tias turistas
  uruguaya uruguayas uruguayos veranear vermut vueltas vueltita yerno
`;
