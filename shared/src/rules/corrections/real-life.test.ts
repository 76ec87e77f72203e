import { expect, it } from 'vitest';
import { proposeCorrections } from './corrections.ts';

/**
 * Descriptions as tradespeople in Uruguay write them, with their abbreviations, capitals, brands and languages, and the
 * proposal of the check; null: no proposal. We read each proposal: it changes only what was wrong. At most one may be
 * wrong.
 */
const descriptions: readonly (readonly [given: string, proposed: string | null])[] = [
  [
    'Sanitario con 20 años de experiencia. Destapaciones, pérdidas de agua, grifería, termofusión. Mdeo. y Canelones.',
    null,
  ],
  [
    'hago todo tipo de trabajos de electricidad, tableros, llaves termicas, luces led. presupuesto sin cargo',
    'Hago todo tipo de trabajos de electricidad, tableros, llaves térmicas, luces led. presupuesto sin cargo',
  ],
  [
    'SE HACEN FLETES Y MUDANZAS, todo el país. Camión con caja cerrada y peones. Consultas por whatsapp.',
    'SE HACEN FLETES Y MUDANZAS, todo el país. Camión con caja cerrada y peones. Consultas por WhatsApp.',
  ],
  [
    'Reparación de heladeras, lavarropas y A/A. Service oficial LG, Samsung y James. Garantía escrita de 6 meses.',
    null,
  ],
  [
    'Técnico en refrigeración matriculado. Instalación de split 9.000 a 24.000 BTU, carga de gas R410a. Zona: Pocitos, Pta. Carretas y alrededores.',
    null,
  ],
  ['Trabajo de lun. a vie. de 9 a 18 hs. y sáb. de 9 a 13 hs. Presupuestos s/cargo en el día.', null],
  ['NO cobro visita en Montevideo. Arreglo persianas, cintas, motores. ATENCIÓN LAS 24 HORAS', null],
  [
    'boy en el dia a tu casa, arreglo computadoras y celulares!!!',
    'Voy en el día a tu casa, arreglo computadoras y celulares!',
  ],
  ['Reparo PERDIDAS! de agua y gas, con detector, sin romper. Sanitario habilitado por UTE y OSE', null],
  [
    'Profesora de inglés egresada del I.P.A. Clases part. a domicilio u online. Preparo exámenes de Cambridge (KET, PET, FCE).',
    null,
  ],
  ['Limpieza de tanques de agua. Certificado IMM. Somos una empresa fliar. con 15 años en el rubro.', null],
  ['Albañil oficial: revoques, pisos, bloques, hormigón. Tel. 099 123 456. Pregunte por Juan C. Pérez.', null],
  [
    'Pintor, interiores y exteriores, impermeabilización de azoteas c/garantía. Av. Italia esq. Comercio, apto. 3.',
    null,
  ],
  [
    'Carpinteria en gral. placares, puertas, decks. trabajo en madera maciza y mdf. fotos de trabajos en mi instagram @maderas.uy',
    'Carpintería en gral. placares, puertas, decks. trabajo en madera maciza y mdf. fotos de trabajos en mi instagram @maderas.uy',
  ],
  [
    'Cuido adultos mayores, de noche o de dia, con referencias comprobables. Soy auxiliar de enfermería. Vivo en el Cerro.',
    'Cuido adultos mayores, de noche o de día, con referencias comprobables. Soy auxiliar de enfermería. Vivo en el Cerro.',
  ],
  ['Cerrajería 24 hs. apertura de autos y casas, cambio de combinación, copias. Bvar. Artigas y Gral. Flores.', null],
  [
    'Jardinero. Corte de pasto, podas, limpieza de terrenos. Ciudad de la Costa (Solymar, El Pinar, Lagomar). Km. 21 al 25.',
    null,
  ],
  [
    'Diseño web en WordPress, tiendas online con WooCommerce y Mercado Pago. Hosting incl. por 1 año. miweb.com.uy',
    null,
  ],
  [
    'Clases de guitarra y ukelele para niños, jóvenes y adultos. 1ra. clase gratis. Zona Parque Batlle, cerca del Obelisco.',
    null,
  ],
  [
    'Fumigaciones: cucarachas, hormigas, roedores, murciélagos. Productos aprobados por el MSP. Empresa hab. por la Intendencia.',
    null,
  ],
  [
    'Instalo y configuro routers wifi, repetidores, cámaras (Hikvision, Dahua) y porteros. También NVR/DVR. Precio x hora o x trabajo.',
    null,
  ],
  [
    'ARREGLO Y LIMPIEZA DE COMPUTADORAS. INSTALACION DE WINDOWS Y OFFICE. RETIRO A DOMICILIO.',
    'ARREGLO Y LIMPIEZA DE COMPUTADORAS. INSTALACIÓN DE WINDOWS Y OFFICE. RETIRO A DOMICILIO.',
  ],
  ['ELECTRICISTA FIRMA AUTORIZADA UTE. TABLEROS, AUMENTOS DE POTENCIA, HABILITACIONES. MONTEVIDEO Y CANELONES.', null],
  [
    'Peluquería canina a domicilio 🐶✂️ Baño, corte, uñas. Atiendo perros y gatos!! Consultá por tu zona :)',
    'Peluquería canina a domicilio 🐶✂️ Baño, corte, uñas. Atiendo perros y gatos! Consultá por tu zona :)',
  ],
  [
    'Soy estudiante avanzado de la FING (UdelaR). Doy clases de matemática, física y química p/ liceo y UTU. $500 la hora.',
    null,
  ],
  [
    'Contador público (UdelaR): BPS, DGI, liquidación de sueldos, monotributo, S.A.S. y unipersonales. Cra. Ana M. Rodríguez.',
    null,
  ],
  ['Vidriería: espejos, mamparas, DVH, vidrios de seg. Colocamos en todo Mdeo. Av. 8 de Octubre 3456 bis.', null],
  [
    'Herrero. Rejas, portones, techos livianos, escaleras. Soldadura MIG/TIG. Hago trabajos en Maldonado, P. del Este y La Barra.',
    null,
  ],
  ['Masajes descontracturantes y drenaje linfático. Turnos: mar., jue. y sáb. Av. Brasil y Obligado, 2do. piso.', null],
  ['Modista: arreglos en gral., ruedos, cierres, vestidos de 15 y de novia. Entrega en 48 hs. hábiles.', null],
  [
    'Corto pasto con bordeadora y máquina propia. Barro veredas, limpio desagües y canaletas. $800 c/u. consultar por mes.',
    null,
  ],
  ['Niñera con exp. y ref. Disponibilidad horaria de tarde. Estoy cursando 3er. año de Educación Inicial.', null],
  [
    'Entrenador personal (ISEF). Planes a medida, 2 o 3 veces x semana. Rambla, parque o tu casa. También online vía Zoom.',
    null,
  ],
  [
    'Hola!! soy Marcela, hago limpieza de casas, oficinas y fin de obra. Tengo refs. y carné de salud al día. Gracias!',
    'Hola! soy Marcela, hago limpieza de casas, oficinas y fin de obra. Tengo refs. y carné de salud al día. Gracias!',
  ],
  [
    'Traslados al aeropuerto, terminal Tres Cruces, excursiones. Auto 0 km. con aire. Hasta 4 pasajeros c/equipaje.',
    null,
  ],
  [
    'Reparación de lavarropas. ¿No centrifuga? ¿Pierde agua? Te lo arreglo en el día. Service a dom. en Malvín, Buceo, Unión.',
    null,
  ],
  [
    'Se realizan trabajos de yeso: cielorrasos, molduras, tabiques. Durlock. Presup. sin costo. Ing. civil a cargo: R. Sosa.',
    null,
  ],
  [
    'Community manager: Instagram, Facebook, TikTok. Plan básico U$S 150 + IVA/mes. Diseño de logos, flyers, etc. Portfolio en Behance.',
    null,
  ],
  ['Faço fretes e mudanças em Rivera e Livramento. Caminhão fechado, garantia e bom preço. Não cobro a visita.', null],
  [
    'I fix computers, phones and tablets. English spoken. Remote support with TeamViewer or AnyDesk for your home or office.',
    null,
  ],
  [
    'Podas en altura, extracción de árboles, destronques. Contamos con seguro del BSE y motosierras STIHL. Retiramos restos.',
    null,
  ],
  [
    'Piscinas: mantenimiento sem., químicos, limpieza de filtros, bombas. Punta del Este, Pinares, La Barra, J. Ignacio.',
    null,
  ],
  [
    'Afinación de pianos. Téc. Roberto Díaz, 30 años de oficio. Voy a todo el país; interior, consultar viáticos.',
    null,
  ],
  [
    'Manicura y pedicura, semi, kapping, esculpidas. Agenda por DM. Atiendo en La Blanqueada, a 2 cdras. del Hospital Militar.',
    null,
  ],
  [
    'Gasista matric. URSEA. Instalación de cocinas, calefones y estufas. Gas natural y supergás. Cert. para administraciones.',
    null,
  ],
  [
    'Colocación de pisos flotantes, vinílicos, porcelanato y cerámica. m2. desde $350. Materiales a cargo del cliente.',
    null,
  ],
  [
    'arreglos de costura y tapiceria, sillones, sillas, cabeceras de cama. paso a buscar. zona oeste: paso de la arena, cerro, la teja',
    'Arreglos de costura y tapicería, sillones, sillas, cabeceras de cama. paso a buscar. zona oeste: paso de la arena, cerro, la teja',
  ],
  [
    'Psicóloga egresada de UCU. Adultos y adolescentes. Consultorio en Pocitos (Bvar. España) y online. Lic. M. Fernández.',
    null,
  ],
  [
    'Música para fiestas: DJ, luces, humo, pantalla LED. Cumples de 15, casam. y eventos emp. Pedí presupuesto por WhatsApp.',
    null,
  ],
  [
    'Instalador de paneles solares y termotanques (Ariston, James, Bosch). Paneles de 450 W. Ahorrá en UTE. Financ. en cuotas.',
    null,
  ],
  ['Desarrollo apps en React Native, Node.js y Python. Ex. Globant. Trabajo c/ contrato y fact. electrónica.', null],
  ['SERVICIO TECNICO DE PC. 10 AÑOS DE EXPERIENCIA', 'SERVICIO TÉCNICO DE PC. 10 AÑOS DE EXPERIENCIA'],
  [
    'Alambrados olímpicos, tejido, postes. Campo y ciudad. Dpto. de Canelones y San José. Aprox. $900 el metro, s/ terreno.',
    null,
  ],
  [
    'Grúa y auxilio mecánico 24/7. Cambio de baterías, cubiertas, cerrajería de autos. Rutas 1, 3, 5, Interb. y Perimetral.',
    null,
  ],
  [
    'Enfermera univ. curaciones, inyectables, control de P/A y glucemia. Vacunas no. Turno noche disp. en sanatorio o domicilio.',
    null,
  ],
  [
    'Decoración con globos,mesa dulce,candy bar. Precios accesibles!Consulte sin compromiso. Somos Celeste y Sol.',
    'Decoración con globos, mesa dulce, candy bar. Precios accesibles! Consulte sin compromiso. Somos Celeste y Sol.',
  ],
  [
    'Peón de albañil con ganas de trabajar, soy responsable y puntual. Tengo 25 años, libreta cat. A y moto propia. Gracias.',
    null,
  ],
  [
    'Asesoría en marcas y patentes ante la DNPI. Esc. Laura Gómez y Dra. Inés Paz. Rincón 456 of. 302. Lun. a vie. 10 a 16.',
    null,
  ],
  [
    'Carga y descarga, mini fletes c/ camioneta Saveiro. Escombros, volquetas, basura de jardín. precio segun distancia.',
    'Carga y descarga, mini fletes c/ camioneta Saveiro. Escombros, volquetas, basura de jardín. precio según distancia.',
  ],
  [
    'Chef a domicilio: asado c/ achuras, paella, sushi, menú veg. y sin TACC. Mín. 10 pers. ¡Reservá con 72 hs. de antelación!',
    null,
  ],
];

it.each(descriptions)('%s', (description, proposed) => {
  const found = proposeCorrections({ title: 'Trabajos en general', description });
  expect(found?.description.corrected ?? null).toBe(proposed);
});

it('there are 60 of them', () => expect(descriptions).toHaveLength(60));
