/**
 * More ordinary words, each of which would be taken for a slip of a word of some trade: `solución` is no `evolución`.
 */
export const ordinaryMore = `
  abandona abandonar abandono abordar abuso accion acciones acto actos acusacion adios admirador agotado agrada
  agresion aguarda ahogado aleja alejarme aliado aliento alma almas almohada alterado amada amado aman amar amas
  ambicion amos ante anunciar apartate aprendiz apuesta aquel aquellos arca arde ardiente arrestar arrestaron arruinar
  arruino arteria articulos artilleria artista artistas asalto ascenso atacado atacan atacar atado atajo ataquen
  atardecer atento aterrizar atraccion atraer atrapada atrapado atrapados atrapo ausencia autografo autor autoridad
  avanzando balon barbaro baron basada basado batallas bellas billones bingo bobo bombardeo bonos borracha borracho
  borrachos bosques botin bruto buzon caballeria caballero caballeros cabe cabron cabrones caceria cagar cago callejon
  calma calmado calme calmense calorias calvo calzones camarada camaradas canalla canasta cancelar canciller caos
  capitan capturado capturar carcel cargamento caridad carnada casino castigado castigo causando caviar celosa centavos
  cerebros certeza chaqueta cheque chicle chiflado ciento cientos cima cinturon circulos claridad clemencia coartada
  cocaina coco coge coger cogi cogido cogio cojo cojones coleccion colina combatir comentario cometa cometido
  comisionado compasion competir concedido concepto concierne condado conde condicional confesar congreso cono
  conquista consejo consejos consigue consuelo contactar contrario contratos convencion cooperar corrupcion cortesia
  cosmos creencias crimenes cuantica cuartel cubo cubranse cubriendo cuerno cuestion culto cultura culturas cuya daba
  dada daga dale dales dame damos dando danos dara dare daria darias decepcion declarado declarar deliciosa demonios
  denle derrotar desafio desarrollado desarrollar describir descuida despacho despedir destinado destrozado destruir
  destruya detencion diablos dicha diera dieran diferencia diferencias digan digas digo dijeron dime dinamita dios dira
  diran diras dire diria diselo disparos disposicion distraccion diversion doler drama duelen efectivo eleccion
  elemento elementos embajada emboscada empeorar encender encendida encendido enemigas enfadada enfadado enfrentar
  ensalada enterrar envidia escogido escritor escuadron escudo esencial espacial espada esperanzas estaca estallar
  estimado estreno estribor estupida estupidas estupido estupidos estuvimos estuvo eterno euros evaluacion evidencia
  evidente examinar excitante exhibicion existencia expedicion explorador explorar explosion expresar expresion
  expulsado extranar factor falda falls fama federales felicito ficcion filete flotando flujo forman formar formen
  fronteras fundacion furia galeria ganancia garantizo generacion gesto golpeado golpear graduacion granadas granjero
  guardian guardianes guarida guau guerrero guerreros habilidad habran hacienda hagas halcon hallamos hallar hallaron
  hara haran hare haya hazlo hechas hechos heredero herir hermandad heroe hice hicieras historial hoguera honestidad
  hostil hubo huelga hueso humor huyo idiota idiotas idolo ilegal ilegar imitacion impresionar industria inevitable
  infeccion inferior informar ingenioso ingresos instante instinto intencion intenciones interesa interesada interesado
  inventar irte jamon japonesa japoneses jodas jode jodiendo junior jurar juro juzgar ladron ladrones lanza leal leones
  letal leyo lider liga linterna litro litros lobo lobos localizar luce lunatico madura mafia magica magnifica maletero
  malvado malvados maniobra manta mantendra mantendre mantengo mantenlo mantente marchado marchar marchate marea
  mariscal mascaras masiva maton matriz maya mecanismo mercancia mias milla millones mina minimo ministerio mirad
  misterio molestia mona monje monjes mono monos muriendo murio nacion naciones naturaleza navaja negar negativa
  negativo nego negociar niega niego nueces nuestras obedecer oceano ocultar ofender ofendido ogros oigo oimos oler
  orinar oyen paces pacto pariente parientes parlamento participar patan patatas patetica pausa pavo pavos pecado
  peligros pequenin perimetro perla permanece personalidad pesar pescar peticion petroleo picard pildoras pistolas pito
  planea planeado planear planeas planeo planeta planetas poderoso podra podras podre poeta poli polis politica
  politico ponle ponlo ponte popa pope portador posee posesion posicion postal potencial potente precaucion precision
  presidencial pretende pretendo prision probable proceder profecia profesion promesas prometer prometo proteccion
  protesto prudente pude pudieras pudo puestos pulgar pulmon pulmones puno punos punteria puse puta putas puto putos
  querra quieta quieto ramera rana rango rastrear rastro reaccion realizado realizar recepcion rechazar reemplazo
  regimiento rehen relajate religion rencor reno renuncia renunciar renuncio reportar reputacion resistir respirar
  respuesta retrocede reves revolucion reza rezar rezo ries rifles rubio rudo ruina rumor sable sabor sabran sabre
  sacrificar sana santuario sato seas seccion secretas secuestrador secuestradores seda semental semestre senador
  senadora senoria senos septimo sera seran seras sere seres sesos sexuales sida sido sientese siguiendo siguio simio
  simple simulacion sintomas siquiera soda sois solia soliamos solitaria solitario solucion somos sopla soplon srta
  superado superiores sustancia suya suyas suyo tacticas talentoso tarado temor tendra tendre teneis tenso terrorista
  tonteria tornado torpe tortura tradicion trafico tragedia traicion traidores transmisor tristeza trono tuvo universo
  vago vagon vais valentia valentine valga valiente valientes vaqueros vayas vean veas veia veis velma vendra vendre
  venecia venganza vengar ventaja ventajas verdadera vere verga veria verificar verne vias victor viera vieras vimos
  violar violenta violento virginia visiones vital vito vomitar vosotros votar voto votos vudu yace yate yuri zeus
  jaja jajaja jajajaja jeje jejeje jiji lala lalala tralala blabla blablabla uuuh hurra upa epa pepe pepito
`;
