import { concepts } from '../../words/format.ts';

/** Gardens, grass, trees and plots. */
export const jardineria = concepts(
  'jardineria',
  `
  trade: gardener, gardening, jardineiro, jardinero, jardinería, parquero, parquista, paisajista, paisajismo, mantenimiento de jardín, mantenimiento de parques, mantenimiento de áreas verdes, viverista, cortador de pasto, bordeador, bordeadorista, hortelano, casero
  trade: podador, poda, podar, poda en altura, tala, talar, talador, arborista, motosierrista, leñador, poda de palmeras, extracción de árboles
  problem 3: cortar pasto, cortar el pasto, pasto alto, corte de pasto, cortar césped, cortar yuyos, pasto crecido, desmalezar, desmalezado, chirquear, pasar la bordeadora, bordear, cortar gramilla, pasto largo, cortar fondo, segar pasto, cortar grama, monte crecido
  problem: limpiar terreno, limpieza de terreno, limpiar fondo, limpiar baldío, limpiar jardín, limpiar patio de hojas, juntar hojas, barrer hojas, sacar yuyos, sacar malezas, sacar ramas, limpiar monte, acondicionar terreno, carpir, terreno lleno de yuyos, sacar el pasto, levantar hojas
  problem: sacar eucalipto, eucalipto caído, pino caído, árbol tirado, lawn mowing, cut the grass
  problem: cortar árbol, podar árbol, sacar árbol, tirar árbol, voltear árbol, árbol caído, se cayó un árbol, rama caída, cortar rama, cortar ramas, sacar tronco, sacar tocón, sacar raíz, raíces levantan, árbol peligroso, cortar cerco, podar cerco, recortar cerco, podar rosales, podar parra, podar enredadera, cortar palmera, árbol seco
  problem: arreglar jardín, hacer jardín, jardín abandonado, armar jardín, diseñar jardín, emprolijar jardín, plantar, plantar árbol, sembrar pasto, sembrar césped, poner césped, colocar tepes, pan de pasto, trasplantar, resembrar, nivelar terreno jardín, poner tierra
  problem: hacer huerta, armar huerta, plantar verduras, huerta orgánica, hacer un cantero, hacer cantero, compostar, plantines
  problem: regar plantas, riego automático, instalar riego, riego por goteo, riego por aspersión, aspersores, sistema de riego
  problem: hormigas, matar hormigas, hormigas cortadoras, plaga en las plantas, cotorritas, pulgón, plantas secas, se secan las plantas, bichos en las plantas, pasto amarillo, pasto seco, gusanos en el pasto
  object: pasto, césped, grama, gramilla, yuyo, maleza, chirca, bordeadora, cortadora de pasto, tractorcito, desmalezadora, motosierra, desbrozadora
  object: jardín, fondo de casa, cantero, parque, plantas, planta, flores, macetas, maceta, vivero, rosal, enredadera, tierra abonada, abono, fertilizante, mantillo, compost, césped sintético, jardín vertical
  object: árbol, árboles, rama, ramas, palmera, cerco vivo, ligustro, crataegus, transparente, arbusto, tronco, eucaliptus, pinos, parra, frutales, limonero
  object: huerta, quinta, invernáculo, invernadero, verduras, semillas, almácigo
  object: riego, aspersor, manguera, goteo, bomba de riego
  object 1.2: terreno, baldío, monte, chacra
  brand: stihl, husqvarna, honda bordeadora
  hint: fondo, hoja, seto, verde, tierra, leña, cerco
  `,
);
