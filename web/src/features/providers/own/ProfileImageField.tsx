import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { ImagePicker } from '../../../common/images/ImagePicker.tsx';
import type { FormImages } from '../../../common/images/use-images.ts';
import { Avatar } from '../../../ui/Avatar.tsx';

interface ImageFieldProps {
  profile: OwnProvider;
  photos: FormImages;
  error: string | undefined;
}

/** Shows the current profile image and the new image that will replace it. */
export function ImageField({ profile, photos, error }: ImageFieldProps) {
  const isReplaced = photos.list.length > 0;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      {!isReplaced && <Avatar name={profile.company_name ?? profile.name} src={profile.profile_image} size={88} />}
      <div className="min-w-0 flex-1 basis-60">
        <ImagePicker
          photos={photos}
          legend="Foto de perfil"
          hint={
            isReplaced
              ? 'Cuando guardes, cambiamos la foto anterior por esta.'
              : 'JPG, PNG o GIF, máximo 5 MB. Tu cara o tu logo.'
          }
          error={error}
        />
      </div>
    </div>
  );
}
