/* Words that are wrong in every sentence, so that we can correct them without context. The list leaves out words
   that are right in some sentence: mas, solo, esta, publico, practica, podes, canelones, ingles… */

/** Correct words that lose their meaning without the accent. `*` stands for -o, -a, -os, -as and -amente. */
const accented = `
  académic* acústic* alérgic* arquitectónic* artístic* autónom* básic* botánic* cálid* cerámic* científic* clásic*
  cómod* cosmétic* didáctic* dinámic* doméstic* domótic* ecológic* económic* eléctric* electrónic* energétic*
  ergonómic* estétic* físic* fotográfic* geriátric* gráfic* hidráulic* higiénic* históric* húmed* informátic*
  jurídic* lógic* matemátic* mecánic* médic* metálic* mínim* máxim* neumátic* odontólog* óptim* orgánic* pedagógic*
  periódic* plástic* próxim* psicólog* psicológic* químic* rápid* rústic* sintétic* sólid* técnic* telefónic*
  terapéutic* térmic* turístic* últim* únic*
  acá además ahí albañil albañiles albañilería alemán algún allá allí almacén análisis ángulo ángulos antigüedad
  antigüedades aquí árbol árboles área áreas artículos asesoría así atrás automóvil automóviles azúcar balcón baño baños
  batería baterías bebés bilingüe botón cabañas café cafés cajón calefón cámara cámaras camión cañería cañerías
  carpintería cartelería catálogos cerrajería césped código códigos colchón común compañía compañías compañero
  compañeros comprensión conexión confitería consultoría contaduría contraseña contraseñas corazón cordón crédito
  créditos cuestión débil decisión demás depósitos desagüe desagües después detrás día días difícil difíciles difusión
  dimensión diseñador diseñadora diseñadores diseño diseños diversión dólar dólares dúplex economía energía escáner
  español española españoles españolas estrés éxito éxitos expresión extensión fácil fáciles fácilmente fontanería
  fósforos fotografía fotografías fusión fútbol galería galerías galpón garantía garantías gasfitería gastronomía
  geografía gestión grifería grúa grúas guardería guía guías hábil hábiles había habíamos herrería hormigón hotelería
  imágenes impresión índice índices ingeniería interés inversión jabón jamás jardín jardinería jóvenes kilómetro
  kilómetros lámpara lámparas lápices lápiz lavandería líder líderes línea líneas mañana mañanas máquina máquinas
  marquesinería mármol membresía mensajería metodología método métodos miércoles móvil móviles múltiple múltiples
  música músico músicos niñas niñera niñeras niñez niños ningún número números ocasión página páginas país países
  panadería pantalón papelería pasión pastelería peluquería pensión pequeña pequeñas pequeño pequeños pinturería
  plomería podología portátil portátiles portón precisión presión profesión quizá quizás razón relojería repostería
  revisión revisiones sábado sábados salón según señalética señor señora señoras señores sesión sillón sofá sótano
  sótanos supervisión tamaño tamaños también tapicería tecnología tecnologías teléfono teléfonos televisión tenés
  querés elegís termofusión títulos todavía tornería transmisión tubería tuberías túnel tutoría unión útil útiles
  válvula válvulas vehículo vehículos versión visión zapatería zinguería
`;

/** Pairs of wrong and right words; `_` is a space. */
const mistaken = `
  electrisista:electricista electrisistas:electricistas eletricista:electricista eletricistas:electricistas
  elctricista:electricista electrisidad:electricidad eletricidad:electricidad eletrico:eléctrico eletrica:eléctrica
  electrodomestico:electrodoméstico electrodomesticos:electrodomésticos eletrodomesticos:electrodomésticos
  instalasion:instalación instalasiones:instalaciones istalacion:instalación istalaciones:instalaciones
  intalacion:instalación intalaciones:instalaciones istalar:instalar intalar:instalar
  reparasion:reparación reparasiones:reparaciones repareciones:reparaciones reparamoz:reparamos
  limpiesa:limpieza limpiesas:limpiezas linpieza:limpieza linpiar:limpiar linpio:limpio
  hambiente:ambiente hambientes:ambientes anbiente:ambiente anbientes:ambientes
  haver:haber havia:había aser:hacer asemos:hacemos hacemoz:hacemos asiendo:haciendo haora:ahora aora:ahora haiga:haya
  hize:hice hise:hice haci:así desir:decir desimos:decimos dijieron:dijeron vamoz:vamos llendo:yendo
  resivir:recibir resibir:recibir recivir:recibir recivo:recibo resibo:recibo
  bentana:ventana bentanas:ventanas bidrio:vidrio bidrios:vidrios vibienda:vivienda vibiendas:viviendas
  bivienda:vivienda biviendas:viviendas vivenda:vivienda
  cervicio:servicio cervicios:servicios serbicio:servicio serbicios:servicios servisio:servicio servisios:servicios
  presio:precio presios:precios presupueto:presupuesto presupuetos:presupuestos presupesto:presupuesto
  presupuestoz:presupuestos
  esperiencia:experiencia experencia:experiencia experiensia:experiencia esperencia:experiencia
  profecional:profesional profecionales:profesionales profesionla:profesional profecionalismo:profesionalismo
  profecor:profesor profecora:profesora profezor:profesor
  garantisado:garantizado garantisada:garantizada garantisados:garantizados garantisamos:garantizamos
  garantisar:garantizar
  travajo:trabajo travajos:trabajos trabago:trabajo travajar:trabajar travajamos:trabajamos
  travajador:trabajador travajadores:trabajadores
  alvañil:albañil alvañiles:albañiles alvanil:albañil alvañileria:albañilería alvañilería:albañilería
  serrajero:cerrajero serrajeros:cerrajeros serrajeria:cerrajería serrajería:cerrajería cerajeria:cerrajería
  serradura:cerradura serraduras:cerraduras erreria:herrería ormigon:hormigón ormigón:hormigón
  umedad:humedad umedades:humedades umedo:húmedo orario:horario orarios:horarios orno:horno ornos:hornos
  ogar:hogar ogares:hogares ombre:hombre ombres:hombres
  calefacion:calefacción calefasion:calefacción direcion:dirección desinfecion:desinfección inspecion:inspección
  correcion:corrección protecion:protección traducion:traducción construcion:construcción
  construciones:construcciones construsion:construcción
  coneccion:conexión conección:conexión conecciones:conexiones
  fumigasion:fumigación fumigasiones:fumigaciones
  esterior:exterior esteriores:exteriores esperto:experto espertos:expertos esperta:experta
  escelente:excelente escelentes:excelentes exelente:excelente exelentes:excelentes ecselente:excelente
  exelencia:excelencia
  responsavle:responsable responsavles:responsables responsavilidad:responsabilidad confiavle:confiable
  confiansa:confianza disponivle:disponible disponivilidad:disponibilidad
  nesecita:necesita nesecitas:necesitas nesecito:necesito nesesita:necesita nesesitas:necesitas nececita:necesita
  nesesario:necesario nesecario:necesario nesecidad:necesidad nececidad:necesidad nececidades:necesidades
  desicion:decisión desición:decisión desiciones:decisiones ocacion:ocasión ocación:ocasión ocaciones:ocasiones
  solusion:solución solusiones:soluciones opsion:opción opsiones:opciones atension:atención
  cotisacion:cotización cotisación:cotización cotizasion:cotización colocasion:colocación decorasion:decoración
  educasion:educación edificasion:edificación financiasion:financiación programasion:programación
  progamacion:programación restaurasion:restauración
  habitasion:habitación havitacion:habitación havitación:habitación havitaciones:habitaciones abitacion:habitación
  abitaciones:habitaciones
  mantenimineto:mantenimiento mantenimento:mantenimiento mantenimentos:mantenimientos mantinimiento:mantenimiento
  mantenimieto:mantenimiento
  acondisionado:acondicionado acondisionados:acondicionados hacondicionado:acondicionado
  refrijeracion:refrigeración refrijeración:refrigeración refrijerador:refrigerador refrijeradores:refrigeradores
  jeneral:general jenerales:generales jente:gente urjente:urgente urjentes:urgentes urjencia:urgencia
  urjencias:urgencias urgensias:urgencias
  veiculo:vehículo veiculos:vehículos beiculo:vehículo vateria:batería vaterias:baterías
  zanitario:sanitario zanitaria:sanitaria zanitarios:sanitarios sisterna:cisterna sisternas:cisternas
  semento:cemento seramica:cerámica seramicas:cerámicas sielo:cielo sielorraso:cielorraso serca:cerca sercos:cercos
  sentro:centro cosina:cocina cosinas:cocinas cosinero:cocinero cosinera:cocinera vezes:veces luses:luces
  enchuve:enchufe enchuves:enchufes cavle:cable cavles:cables cavleado:cableado caniya:canilla caniyas:canillas
  yave:llave yaves:llaves yuvia:lluvia yuvias:lluvias enrrejado:enrejado alrrededor:alrededor
  alrrededores:alrededores
  tanbien:también tanbién:también tambein:también tamvien:también
  conpleto:completo conpleta:completa conpletos:completos conpra:compra conpras:compras conprar:comprar
  conputadora:computadora conputadoras:computadoras computadroa:computadora conputacion:computación
  canbio:cambio canbios:cambios canbiar:cambiar canpo:campo convinar:combinar conbinar:combinar conbinado:combinado
  inpermeabilizacion:impermeabilización inpermeabilización:impermeabilización
  impermeavilizacion:impermeabilización impermeabilisacion:impermeabilización
  inpresora:impresora inpresoras:impresoras inpresion:impresión enpresa:empresa enpresas:empresas tienpo:tiempo
  tienpos:tiempos sienpre:siempre ejenplo:ejemplo embio:envío embios:envíos enbio:envío envio:envío envios:envíos
  osea:o_sea deacuerdo:de_acuerdo aveces:a_veces talvez:tal_vez atraves:a_través através:a_través porfavor:por_favor
  enserio:en_serio apartir:a_partir almenos:al_menos derrepente:de_repente sinembargo:sin_embargo envez:en_vez
  adomicilio:a_domicilio paginaweb:página_web
  gardineria:jardinería jardineia:jardinería carpintria:carpintería
  masage:masaje masages:masajes masajez:masajes masagista:masajista
  ninios:niños acompanante:acompañante acompanantes:acompañantes acompanamiento:acompañamiento
  ensenanza:enseñanza ensenansa:enseñanza enseñansa:enseñanza ensenar:enseñar
  desarroyo:desarrollo desarollo:desarrollo desarollos:desarrollos desarroyador:desarrollador
  domisilio:domicilio domisilios:domicilios finansiamiento:financiamiento rapides:rapidez grátis:gratis
  calidá:calidad seguridá:seguridad erramienta:herramienta erramientas:herramientas herramintas:herramientas
  rebestimiento:revestimiento
  rebestimientos:revestimientos inmoviliaria:inmobiliaria inmoviliarias:inmobiliarias
  mueblez:muebles muevles:muebles tapiseria:tapicería tapisero:tapicero peluqeria:peluquería
  asesoramineto:asesoramiento asesoramento:asesoramiento acesoramiento:asesoramiento acesoria:asesoría acesor:asesor
  alluda:ayuda alludar:ayudar alludamos:ayudamos
  whatsapp:WhatsApp whatsap:WhatsApp watsapp:WhatsApp
  uruguay:Uruguay montevideo:Montevideo paysandu:Paysandú paysandú:Paysandú tacuarembo:Tacuarembó
  tacuarembó:Tacuarembó
`;

const listed = (text: string) => text.trim().split(/\s+/);

function forms(entry: string): string[] {
  const endings = ['o', 'a', 'os', 'as', 'amente'];
  return entry.endsWith('*') ? endings.map((ending) => entry.slice(0, -1) + ending) : [entry];
}

/** Returns a word without accents, and without any marks (ñ too). */
function unaccented(word: string): string[] {
  const decomposed = word.normalize('NFD');
  return [decomposed.replace(/[\u0301\u0308]/g, '').normalize('NFC'), decomposed.replace(/\p{M}/gu, '')];
}

/** Lower-case wrong word → its correction. */
export const misspellings: ReadonlyMap<string, string> = new Map([
  ...listed(accented)
    .flatMap(forms)
    .flatMap((right) => unaccented(right).map((wrong) => [wrong, right] as const))
    .filter(([wrong, right]) => wrong !== right),
  ...listed(mistaken).map((pair) => {
    const [wrong = '', right = ''] = pair.split(':');
    return [wrong, right.replaceAll('_', ' ')] as const;
  }),
]);

/** Corrects endings that are always wrong: `instalacion` → `instalación`, `instalaciónes` → `instalaciones`. */
export function correctEnding(word: string): string {
  return word.replace(/(..c)ion$/, '$1ión').replace(/(..[cs]i)ónes$/, '$1ones');
}
