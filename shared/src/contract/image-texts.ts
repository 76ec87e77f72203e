// What the contracts of files say of one; `{file}` stands for its name.

export const notAnImage = 'El archivo {file} no es una imagen válida';
export const imageTooLarge = 'La imagen {file} es demasiado grande. Máximo 5MB por imagen';
export const photoTooLarge = 'La foto {file} es demasiado grande. Elegí una de hasta 5 MB';
