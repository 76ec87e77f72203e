/** Hours of the support (rule SUPP-6). */
export const supportHours = [
  { days: 'Lunes a viernes', time: '9:00 a 18:00' },
  { days: 'Sábados', time: '9:00 a 14:00' },
];

export const emailReply = 'Respondemos por email dentro de las 24 horas';
