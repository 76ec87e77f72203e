// The messages about files in the contracts; `{file}` stands for the name of the file.

export const notAnImage = 'El archivo {file} no es una imagen válida';
export const imageTooLarge = 'La imagen {file} es demasiado grande. Máximo 5MB por imagen';
export const photoTooLarge = 'La foto {file} es demasiado grande. Elegí una de hasta 5 MB';
