import { concepts } from '../../words/format.ts';

/** Help with what runs: programs, printers, phones, accounts. */
export const soporteTecnico = concepts(
  'soporte-tecnico',
  `
  trade: soporte técnico, soporte, soporte informático, soporte it, mesa de ayuda, help desk, asistencia técnica, soporte remoto, asistencia remota, asistencia informática, mantenimiento informático, soporte para empresas, soporte para pymes, administrador de sistemas, ayuda con la computadora, ayuda informática, ayuda tecnológica, asistencia tecnológica, it support
  trade +reparacion-de-computadoras=2.8: servicio técnico, service técnico, técnico, técnico a domicilio
  problem: instalar impresora, configurar impresora, impresora no imprime, no imprime, impresora no anda, impresora trancada, impresora no conecta, impresora wifi, arreglar impresora, reparar impresora, atascar papel, se tranca el papel, imprime en blanco, no reconoce la impresora, impresora rayas, conectar impresora, impresora no funciona
  problem: hackear facebook, hackear instagram, hackear whatsapp, hackear cuenta, hackear mail, hackear, hackeo, me hackearon, robar cuenta, robar whatsapp, me robaron la cuenta, recuperar cuenta, recuperar contraseña, olvidar contraseña, no me acuerdo la contraseña, perdí la contraseña, recuperar facebook, recuperar instagram, recuperar gmail, recuperar whatsapp, no puedo entrar al mail, no puedo entrar a mi cuenta, entrar correo, no entra al correo, no abre el correo, cuenta bloqueada, me suplantaron, estafa virtual, phishing, perdí mi cuenta
  problem: usar celular, aprender a usar celular, aprender celular, enseñar celular, ayuda con el celular, no entiendo el celular, clases de celular, manejar celular, aprender a usar whatsapp, usar whatsapp, usar computadora, aprender computación, aprender a usar la computadora, aprender a usar la compu, clases de computadora, enseñar computación, enseñar a usar, computación para mayores, clases de computación para mayores, manejar la computadora, aprender internet, usar zoom, usar la tablet, aprender a mandar mails, enseñar a mi abuela celular
  problem: pasar fotos, pasar fotos del celular, bajar fotos del celular, pasar contactos, pasar datos a otro celular, celular sin espacio, celular lleno, liberar espacio, cambiar de celular, configurar celular, configurar celular nuevo, configurar correo, configurar mail, configurar outlook, configurar gmail, instalar programa, instalar programas, instalar antivirus, instalar aplicación, configurar computadora, configurar tablet, configurar smart tv, configurar tele, conectar la tele, smart tv no conecta, instalar netflix, configurar chromecast, configurar televisor, instalar tv box, instalar canales
  problem: copia de seguridad, hacer backup, respaldo, respaldar, respaldar información, guardar fotos en la nube, nube, subir a la nube, drive, sincronizar, respaldar fotos, migrar correos
  problem: facturación electrónica, factura electrónica, e-factura, instalar caja, punto de venta, pos, software de gestión, sistema de facturación, memory, zureo, firma electrónica, firma digital, trámite online, cédula electrónica, identidad digital, usuario gub, hacer trámite por internet
  object +redes-y-conectividad=1.5: cámara de vigilancia, cámara de seguridad, cámaras de seguridad, videovigilancia, cctv
  object: impresora, escáner, scanner, multifunción, tóner, cartucho de tinta, fotocopiadora, plotter, tinta impresora
  object 1: celular, teléfono, smartphone, tablet, ipad, iphone, android, smart tv, televisor, tele, tv box, chromecast, whatsapp, facebook, instagram, gmail, outlook, correo electrónico, mail, email, contraseña, cuenta
  object: servidor, active directory, office, microsoft 365, windows server, software, programa, aplicaciones, sistema, teams, google workspace, licencia windows
  brand: epson, canon, brother, hp impresora, samsung celular, xiaomi, motorola, huawei, anydesk, teamviewer, hikvision soporte
  hint: configurar, instalar, ayuda, computadora, app, aplicación, tecnología, digital
  `,
);
