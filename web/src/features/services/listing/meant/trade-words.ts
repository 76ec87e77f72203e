/**
 * What people write who do not write the trade, by the slug of the category (rule SRCH-98): beginnings of folded words;
 * those that end in a space are whole words, and those of two words stand together.
 */
export const tradeWords: Readonly<Record<string, readonly string[]>> = {
  sanitario: [
    ...['plomer', 'sanitari', 'fontaner', 'gasista', 'canilla', 'grifer', 'cano ', 'canos ', 'caner', 'calefon'],
    ...['termotanque', 'cisterna', 'inodoro', 'water ', 'bidet', 'ducha', 'bano', 'pileta', 'destap', 'desagot'],
    ...['tapo', 'tapad', 'desague', 'camara septica', 'pozo negro', 'agua caliente', 'pierde agua'],
    ...['bomba de agua', 'losa radiante', 'garrafa', 'fuga ', 'perdida de agua', 'perdida de gas'],
  ],
  electricidad: [
    ...['electric', 'luz ', 'luces ', 'lampar', 'foco ', 'enchufe', 'tomacorriente', 'toma corriente', 'tablero'],
    ...['disyuntor', 'llave termica', 'llave general', 'termica ', 'cortocircuito', 'corto circuito', 'apagon', 'ute '],
    ...['aire acondicionado', 'al aire ', 'split ', 'ventilador', 'luminaria', 'iluminacion', 'porton electrico'],
  ],
  carpinteria: [
    ...['carpinter', 'ebanist', 'mueble', 'madera', 'puerta', 'ventana', 'placar', 'ropero', 'estante', 'mesada'],
    ...['melamin', 'parquet', 'bisagra', 'persiana', 'cerradura', 'biblioteca', 'deck '],
  ],
  pintura: ['pintar', 'pinto', 'pintur', 'laquea', 'empapel', 'barniz', 'enduido'],
  albanileria: [
    ...['albanil', 'constru', 'techo', 'techista', 'azotea', 'membrana', 'revoque', 'reboque', 'ceramic', 'porcelanat'],
    ...['baldos', 'azulejo', 'vereda', 'contrapiso', 'pisos ', 'parriller', 'estufa a lena', 'humedad', 'reform'],
    ...['remodel', 'yeso', 'durlock', 'pared', 'muro', 'gotera', 'grieta', 'ladrillo', 'hormigon'],
  ],
  jardineria: [
    ...[
      'jardin',
      'pasto',
      'cesped',
      'poda',
      'arbol',
      'huerta',
      'terreno',
      'planta ',
      'plantas ',
      'cerco vivo',
      'cortepasto',
    ],
    ...['bordeador', 'desmalez', 'enredadera'],
  ],
  'limpieza-del-hogar': [
    ...[
      'limpie',
      'limpia',
      'limpiez',
      'vidrios',
      'mucama',
      'domestica',
      'planch',
      'barrer',
      'fin de obra',
      'lavado de',
    ],
  ],
  'cuidado-de-mascotas': [
    ...['perro', 'perra', 'gato ', 'gata ', 'gatos ', 'mascota', 'cachorro', 'canin', 'felin', 'pasea', 'adiestra'],
  ],
  'cuidado-de-adultos-mayores': [
    ...['anciano', 'anciana', 'adulto mayor', 'adultos mayores', 'abuel', 'acompanante', 'cuidadora', 'sanatorio'],
    ...['enfermer', 'cuidar a mi m', 'cuidar a mi p', 'cuide a mi m', 'cuide a mi p', 'geriatr'],
  ],
  'cuidado-de-ninos': [
    ...['ninera', 'ninero', 'ninos', 'ninas', 'gurises', 'gurisa', 'bebe ', 'babysit', 'animador', 'animacion'],
  ],
  'clases-particulares': [
    ...[
      'particular',
      'liceo',
      'escolar',
      'deberes',
      'matematic',
      'fisica',
      'quimica',
      'biolog',
      'contabilidad',
      'examen',
    ],
    ...['facultad', 'clases de apoyo'],
  ],
  'entrenamiento-fisico': [
    ...['entrena', 'gimnasi', 'gym ', 'yoga', 'pilates', 'funcional', 'personal trainer', 'en forma ', 'adelgazar'],
    ...['stretching', 'boxeo'],
  ],
  idiomas: ['idioma', 'ingles', 'portugues', 'frances', 'italiano', 'aleman', 'toefl', 'traduc'],
  musica: ['music', 'guitarra', 'piano', 'canto ', 'cantar', 'bateria', 'percusion', 'candombe', 'violin', 'ukelele'],
  'reparacion-de-computadoras': [
    ...['computad', 'compu ', 'notebook', 'laptop', 'pc ', 'formatear', 'disco duro', 'virus'],
  ],
  'soporte-tecnico': [
    ...['informatic', 'impresora', 'hacke', 'windows', 'office ', 'celular', 'notebook', 'compu ', 'computad', 'virus'],
    ...['antivirus', 'whatsapp'],
  ],
  'diseno-web': [
    ...['pagina web', 'paginas web', 'sitio', 'diseno', 'disenador', 'logo ', 'tienda nube', 'tienda online', 'seo '],
    ...['redes sociales', 'desarrollo web', 'folleto'],
  ],
  'redes-y-conectividad': [
    ...['wifi', 'wi fi', 'internet', 'router', 'modem', 'antel', 'starlink', 'cable de red', 'cableado', 'camaras '],
    ...['camara de seg', 'alarma'],
  ],
};
