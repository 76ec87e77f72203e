import type { OwnProvider } from '@tero/shared/contract/providers-own';
import { PhotoPicker } from '../../../parts/images/ImagePicker.tsx';
import type { Photos } from '../../../parts/images/use-images.ts';
import { Avatar } from '../../../ui/Avatar.tsx';

interface PhotoFieldProps {
  profile: OwnProvider;
  photos: Photos;
  error: string | undefined;
}

/** The photo that is shown now, and the one that will take its place. */
export function PhotoField({ profile, photos, error }: PhotoFieldProps) {
  const isReplaced = photos.list.length > 0;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      {!isReplaced && <Avatar name={profile.company_name ?? profile.name} src={profile.profile_image} size={88} />}
      <div className="min-w-0 flex-1 basis-60">
        <PhotoPicker
          photos={photos}
          legend="Foto de perfil"
          hint={
            isReplaced
              ? 'Toma el lugar de la anterior cuando guardes.'
              : 'JPG, PNG o GIF, máximo 5 MB. Tu cara o tu logo.'
          }
          error={error}
        />
      </div>
    </div>
  );
}
