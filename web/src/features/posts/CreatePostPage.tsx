import { address } from '@tero/shared/rules/text/address';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formOfNew, useOpenedForm } from '../../common/form/draft-queries.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import { toast } from '../../ui/toast.tsx';
import { OwnPageHead } from '../providers/OwnPageHead.tsx';
import { PublishGate } from '../subscriptions/entitlement/PublishGate.tsx';
import { PostForm } from './PostForm.tsx';
import { PostFormSkeleton } from './PostFormSkeleton.tsx';
import { draftOfNew, type PostFields, type PostFormGiven } from './post-form.ts';
import { useCreatePost } from './queries.ts';
import { TakeShared } from './TakeShared.tsx';

export function CreatePostPage() {
  const account = useAccount();
  return <PublishGate>{account && <Writing account={account.id} />}</PublishGate>;
}

function Writing({ account }: { account: number }) {
  const [search] = useAddress();
  const shared = search.get('shared');
  const name = formOfNew(draftOfNew, search);
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead title="Nueva publicación" />
      {shared ? <TakeShared account={account} id={shared} /> : <Drafted key={name} account={account} name={name} />}
    </div>
  );
}

function Drafted({ account, name }: { account: number; name: FormName }) {
  const stored = useOpenedForm<PostFields>({ account, form: name });
  // remounts a blank form after a draft was discarded
  const [round, setRound] = useState(0);
  if (stored.isPending) return <PostFormSkeleton />;
  return (
    <NewPost
      key={round}
      account={account}
      name={name}
      draft={stored.data ?? null}
      onDiscard={() => void stored.refetch().then(() => setRound(round + 1))}
    />
  );
}

interface NewPostProps extends Pick<PostFormGiven, 'account' | 'name' | 'draft'> {
  onDiscard: () => void;
}

function NewPost({ account, name, draft, onDiscard }: NewPostProps) {
  const create = useCreatePost();
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  return (
    <PostForm
      account={account}
      name={name}
      draft={draft}
      send={create.mutateAsync}
      failure="Error interno del servidor"
      words={{ submit: 'Publicar', busy: 'Publicando...' }}
      onSent={({ post, message }) => {
        toast.success(message ?? 'Publicación creada exitosamente');
        navigate(address`/provider-profile/${account}?post=${post.id}`);
      }}
      onQueued={(item) => {
        tellQueued(item, 'Tu publicación sale sola');
        navigate(address`/provider-profile/${account}?tab=posts`);
      }}
      onCancel={() => navigate('/provider-profile')}
      onDiscard={onDiscard}
    >
      <Tips />
    </PostForm>
  );
}

const tips = [
  'Mostrá el antes y el después de un trabajo.',
  'Contá qué problema resolviste y cuánto te llevó.',
  'Usá hashtags con tu rubro y tu zona: #pintura #Pocitos.',
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
