import { address } from '@tero/shared/rules/text/address';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useNavigate } from 'react-router-dom';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast.tsx';
import { PublishGate } from '../subscriptions/entitlement/PublishGate.tsx';
import { PostForm } from './PostForm.tsx';
import { TakeShared } from './TakeShared.tsx';

export function CreatePostPage() {
  const account = useAccount();
  return <PublishGate>{account && <Writing account={account.id} />}</PublishGate>;
}

function Writing({ account }: { account: number }) {
  const [search] = useAddress();
  const shared = search.get('shared');
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead title="Nueva publicación" />
      {shared ? <TakeShared account={account} id={shared} /> : <NewPost account={account} />}
    </div>
  );
}

function NewPost({ account }: { account: number }) {
  const navigate = useNavigate();
  return (
    <PostForm
      words={{ submit: 'Publicar', busy: 'Publicando...', failure: 'Error interno del servidor' }}
      onSent={({ post, message }) => {
        toast.success(message ?? 'Publicación creada');
        navigate(address`/provider-profile/${account}?post=${post.id}`);
      }}
      queued="Enviamos tu publicación"
      onQueued={() => navigate(address`/provider-profile/${account}?tab=posts`)}
      onCancel={() => navigate('/provider-profile')}
    >
      <Tips />
    </PostForm>
  );
}

const tips = [
  'Mostrá el antes y el después de un trabajo.',
  'Contá qué problema resolviste y cuánto te llevó.',
  'Usá hashtags con tu oficio y tu zona, por ejemplo #pintura #Pocitos.',
  'No pongas datos de tus clientes ni fotos de su casa sin permiso.',
];

function Tips() {
  return (
    <section aria-label="Consejos" className="rounded-card bg-primary-soft p-4 text-on-primary-soft sm:p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <Lightbulb size={20} aria-hidden="true" />
        Consejos
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
