import { concepts } from '../../words/format.ts';

/** Wifi, cabling, cameras and signal. */
export const redesYConectividad = concepts(
  'redes-y-conectividad',
  `
  trade: redes, técnico en redes, redes y conectividad, instalador de redes, administrador de redes, redes informáticas, red lan, conectividad, técnico de internet, instalador de internet, instalador de wifi, cableador, instalador de cámaras, técnico en cámaras, antenista, instalador de antenas, telecomunicaciones, técnico de antel, instalador de alarmas, network
  problem 3: no anda internet, no funciona internet, no tengo internet, sin internet, internet lento, internet lenta, internet se corta, se corta internet, cortar wifi, se corta el wifi, no llega wifi, wifi no llega, no agarra wifi, no llega señal, wifi lento, wifi débil, señal débil, mala señal, no hay señal, poca señal, mejorar wifi, mejorar internet, mejorar señal, ampliar wifi, ampliar señal, extender wifi, repetir wifi, llevar wifi, llevar internet, wifi al fondo, wifi en toda la casa, cae internet, se cae el wifi, no conecta wifi, wifi no conecta, no tengo wifi, sin wifi, intermitente internet, internet anda mal, wifi anda mal, no me anda el wifi, poner wifi, instalar wifi, compartir internet, poner internet, pasar cable ethernet, velocidad de internet, latencia
  problem: configurar router, cambiar clave wifi, cambiar contraseña wifi, clave del wifi, contraseña del wifi, me roban wifi, reiniciar router, módem no prende, luz roja módem, router quemado, configurar módem, configurar repetidor, instalar router
  problem 3: pasar cable de red, cable de red, cablear oficina, cableado de red, cableado estructurado, cableado de datos, puntos de red, punto de red, tirar cable de red, armar rack, rack de comunicaciones, crimpear, pasar fibra, fibra óptica, cablear red
  problem 3: internet en el campo, internet rural, wifi en el campo, internet en la chacra, internet satelital, señal en el campo, señal de celular, amplificar señal, amplificador de señal, no tengo señal de celular, sin señal celular, repetidor de celular, antena rural, internet en el balneario
  problem +soporte-tecnico=2.6: instalar cámaras, poner cámaras, colocar cámaras, cámaras de seguridad, ver cámaras en el celular, cámara no se ve, cámaras no andan, configurar dvr, cámara wifi, cámara ip, cámara exterior, cámara de vigilancia, videovigilancia, cctv, dvr, nvr, monitorear mi casa, vigilar casa
  object: wifi, wi-fi, internet, router, ruteador, módem, modem, repetidor, access point, punto de acceso, mesh, extensor, switch de red, switch, ethernet, vpn, firewall, red inalámbrica, red wifi, utp, patch panel, lan, banda ancha, datos móviles, roseta, ont
  object: antena, antena satelital, antena parabólica, parabólica, antena de tv, tda, antena digital, cable coaxil, coaxial, tv satelital, televisión digital
  object +electricidad=0.8: alarma, alarmas, sensor, portero visor, portero con video, video portero, control de acceso, cerradura digital, cerradura inteligente, central telefónica, telefonía ip, voip, interno telefónico
  object 1.2 +soporte-tecnico=1: cámara, cámaras, webcam
  brand: starlink, antel, fibra antel, movistar internet, dedicado, tp-link, tplink, ubiquiti, unifi, mikrotik, cisco, linksys, hikvision, dahua, ezviz, directv, nuevo siglo, tcc, montecable, flow, mercusys, zte, tenda, imou
  hint: red, señal, velocidad, cablear, rural, campo, seguridad, contraseña, video
  `,
);
