import { concepts } from '../../words/format.ts';

/** Company and care for the old and the ill. */
export const cuidadoDeAdultosMayores = concepts(
  'cuidado-de-adultos-mayores',
  `
  trade: acompañante, acompañantes, acompañante terapéutico, acompañamiento, servicio de acompañantes, dama de compañía, acompañante de enfermos, acompañante en sanatorio, acompañante hospital, acompañante nocturno, acompañar enfermo
  trade +cuidado-de-ninos=2.9: cuidadora, cuidador
  trade: cuidador de ancianos, cuidadora de ancianos, cuidador de adultos mayores, cuidadora de abuelos, cuidar abuelo, cuidar abuela, cuidador domiciliario, asistente personal, cuidador de personas, geriatra cuidadora, gerontólogo, cuidador de enfermos, cuidadora con cama, cuidado de ancianos, cuidado de adultos, cuidado de personas mayores, cuidado de abuelos
  trade: enfermera, enfermero, enfermería, enfermera a domicilio, auxiliar de enfermería, enfermera particular, licenciada en enfermería, nurse, caregiver, elderly care
  problem 3: cuidar madre, cuidar padre, cuidar mamá, cuidar papá, cuidar anciano, cuidar anciana, cuidar viejo, cuidar vieja, cuidar señora mayor, cuidar señor mayor, cuidar persona mayor, cuidar enfermo, cuidar tía, cuidar suegra, cuidar adulto mayor, cuidar adulto, cuidar familiar, cuidar nona, atender abuela, atender madre, cuidar a los viejos, acompañar madre, acompañar padre, acompañar mamá, acompañar abuela, acompañar abuelo, hacer compañía, quedarse con mi madre, quedarse con mi abuela, cuidar discapacitado, acompañar señora
  problem: madre no puede quedar sola, abuela sola, abuelo solo, madre se cae, padre con alzheimer, alzheimer, demencia, demencia senil, parkinson, acv, operado de cadera, operación de cadera, fractura de cadera, postrado, encamado, silla de ruedas, postoperatorio, post operatorio, pasar la noche sanatorio, noche en el hospital, internado, internada, internación, recién operado
  problem: dar inyección, poner inyección, inyectables, inyecciones, aplicar inyección, curaciones, curar herida, tomar la presión, control de presión, dar medicación, dar los remedios, suero, sonda, cambiar pañales adulto, higienizar, bañar abuela, bañar a mi madre, bañar enfermo, higiene en cama, escaras, colostomía, nebulizar
  problem: llevar al médico, acompañar al médico, llevar a la abuela al médico, acompañar a consulta, traslado a consultas, traslado a diálisis, llevar a mi madre al doctor, hacer los mandados a mi madre, mandados para mayores
  object: anciano, ancianos, abuelo, abuela, abuelos, adulto mayor, adultos mayores, tercera edad, viejito, viejita, jubilado, nonagenario, mayores, veterano, persona dependiente
  object: sanatorio, hospital, mutualista, residencial, casa de salud, hogar de ancianos, geriátrico, enfermo, paciente, discapacidad, discapacitado
  object 1: compañía, andador, pañales para adultos, oxígeno, cama ortopédica, memoria, estimulación cognitiva
  hint 0.8: madre, padre, mamá, papá, suegra, suegro, viejo, vieja, salud, cama, medicación
  hint 0.8 +cuidado-de-ninos=0.8 +cuidado-de-mascotas=0.6: cuidar, cuidado
  `,
);
