import { concepts } from '../../words/format.ts';

/** Computers that broke or grew slow. */
export const reparacionDeComputadoras = concepts(
  'reparacion-de-computadoras',
  `
  trade: computer repair, fix my computer, conserto de computador, reparación de computadoras, reparación de pc, reparador de computadoras, service de pc, service de notebook, técnico de pc, técnico de computadoras, arreglo de computadoras, arreglar computadora, arreglar notebook, arreglar pc, arreglar laptop, arreglar la compu, servicio técnico de notebooks, técnico en notebooks, técnico reparador de pc, taller de computadoras, pc service, servicio técnico pc, reparar computadora, reparar notebook, reparar laptop, reparar ordenador, arreglar ordenador
  trade 2.6 +soporte-tecnico=2.6 +redes-y-conectividad=1.5: informático, informática, técnico informático, técnico en informática, técnico en computación, computación, técnico de sistemas, técnico en sistemas, técnico en hardware, chico de las computadoras
  problem 3: computadora lenta, notebook lenta, pc lenta, compu lenta, laptop lenta, ordenador lento, anda lenta la computadora, demora en prender, computadora no prende, notebook no prende, pc no prende, compu no prende, no enciende la computadora, no arranca windows, no arranca la pc, computadora se apaga, notebook se apaga, pc se reinicia, se reinicia sola, se tilda la computadora, se cuelga la compu, se tranca la computadora, computadora trancada, pantalla azul, pantallazo azul, pantalla negra computadora, no da imagen, no da video, computadora muerta, mi computadora no anda, no anda la computadora, compu rota
  problem 3: pantalla rota notebook, romper pantalla notebook, cambiar pantalla notebook, pantalla de notebook, pantalla de laptop, pantalla compu, cambiar teclado notebook, teclado no funciona, teclas no andan, romper bisagra notebook, bisagra de notebook, mojé la notebook, derramar notebook, volqué agua notebook, volcar mate notebook, café en la notebook, mate teclado, agua teclado, notebook mojada, se cayó la notebook, cayó mate en el teclado, tirar café en el teclado
  problem: calentar notebook, calienta la pc, recalienta, ruido ventilador computadora, ventilador notebook, cooler, pasta térmica, limpieza de computadora, limpiar computadora, limpiar notebook, limpieza de notebook, limpieza interna, mantenimiento de pc, notebook calienta, computadora hace ruido, limpiar play, limpieza de consola
  problem +soporte-tecnico=1.6: formatear, formateo, formatear computadora, formatear notebook, formatear pc, instalar windows, reinstalar windows, actualizar windows, instalar sistema operativo, pasar a windows 11, instalar linux, instalar office, backup y formateo, computadora con virus, notebook con virus, virus en la computadora, tener virus, sacar virus, virus, eliminar virus, malware, limpieza de virus, antivirus
  problem: recuperar datos, recuperación de datos, recuperar archivos, recuperar fotos, borrar fotos, archivos borrados, perdí los archivos, rescatar información, disco dañado, recuperar disco, disco no lee, pendrive no lee, recuperar pendrive, disco roto, tarjeta de memoria borrada, recuperar información
  problem: notebook no carga, no carga batería notebook, cambiar batería notebook, pin de carga notebook, cargador notebook, no carga la laptop, batería de notebook, cargador de laptop
  problem: agregar memoria, ampliar memoria, cambiar disco, poner disco sólido, poner ssd, cambiar a ssd, upgrade pc, mejorar computadora, actualizar pc, armar pc, armar computadora, pc gamer, armar pc gamer, armado de pc, pc a medida
  object 2 +soporte-tecnico=0.9: computadora, computadoras, pc, compu, ordenador, computador, cpu, torre pc
  object 2.2 +soporte-tecnico=0.7: notebook, notebooks, laptop, portátil, netbook, macbook, imac, chromebook, ultrabook, ceibalita, all in one
  object: disco duro, disco sólido, ssd, memoria ram, ram, placa madre, motherboard, placa de video, tarjeta gráfica, fuente de pc, procesador, hdmi notebook, monitor, disco externo, pendrive, micro de pc, placa base
  object 1.2: windows, playstation, play, xbox, consola, joystick, nintendo, ps4, ps5
  brand: lenovo, dell, hp notebook, asus, acer, toshiba, hewlett packard, vaio, thinkpad, msi, gateway, intel, nvidia, kingston, apple, ideapad
  hint: pantalla, teclado, disco, batería de, técnico, archivo, foto borrada, memoria, lenta, equipo
  `,
);
