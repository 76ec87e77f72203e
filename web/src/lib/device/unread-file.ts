/** The text about a file that the device cannot read (rule SVC-100). */
export const unreadFile =
  'No pudimos leer {file}: puede estar en la nube, haberse movido o faltarle permiso. Abrí la foto en tu galería, esperá que se descargue y elegila de nuevo.';
