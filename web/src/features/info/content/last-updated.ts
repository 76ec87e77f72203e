export const lastUpdated = 'Última actualización: 1 de marzo de 2024';
