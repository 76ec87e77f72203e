import { articles } from '@tero/shared/content/articles';
import { sendIssueBody } from '@tero/shared/contract/admin/newsletter';
import { limits } from '@tero/shared/limits';
import { issueParagraphs } from '@tero/shared/rules/newsletter';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { faultOf, TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { sendIssue } from './queries.ts';

interface IssueDialogProps {
  recipients: number;
  onClose: () => void;
}

interface Written {
  subject: string;
  text: string;
  articles: number[];
}

const blank: Written = { subject: '', text: '', articles: [] };

/** Lets the administrator write an issue of the newsletter, preview it, and send it (rule ADM-51). */
export function IssueDialog({ recipients, onClose }: IssueDialogProps) {
  // kept here, so that the text is still there when the administrator returns from the preview
  const [written, setWritten] = useState(blank);
  const [isPreview, setPreview] = useState(false);
  if (isPreview)
    return <IssuePreview issue={written} recipients={recipients} onBack={() => setPreview(false)} onSent={onClose} />;
  const preview = (issue: Written) => {
    setWritten(issue);
    setPreview(true);
  };
  return <IssueForm begun={written} onWritten={preview} onClose={onClose} />;
}

interface IssueFormProps {
  begun: Written;
  onWritten: (issue: Written) => void;
  onClose: () => void;
}

function IssueForm({ begun, onWritten, onClose }: IssueFormProps) {
  const form = useZodForm(sendIssueBody, { ...begun, articles: begun.articles.map(String) });
  return (
    <FormDialog
      title="Nuevo boletín"
      form={form}
      save={async (issue) => issue}
      onSaved={onWritten}
      submitLabel="Ver cómo queda"
      failure="No pudimos preparar el boletín. Probá de nuevo."
      onClose={onClose}
    >
      <TextField form={form} name="subject" label="Asunto" maxLength={limits.contactSubject} autoComplete="off" />
      <TextAreaField
        form={form}
        name="text"
        label="Texto"
        hint="Una línea vacía separa los párrafos. Al final ponemos el enlace para darse de baja."
        rows={7}
        maxLength={limits.issueText}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">
          Artículos del blog <span className="font-normal text-muted">(opcional, hasta {limits.issueArticles})</span>
        </legend>
        {articles.map(({ id, title }) => (
          <Checkbox key={id} label={title} value={String(id)} {...form.register('articles')} />
        ))}
        {faultOf(form, 'articles') && (
          <p role="alert" className="font-medium text-danger text-sm">
            {faultOf(form, 'articles')}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
}

interface IssuePreviewProps {
  issue: Written;
  recipients: number;
  onBack: () => void;
  onSent: () => void;
}

/** Shows an issue as readers will see it, and the number of addresses that it goes to. */
function IssuePreview({ issue, recipients, onBack, onSent }: IssuePreviewProps) {
  const send = useAdminWrite(() => sendIssue(issue));
  const many =
    recipients === 1 ? '1 dirección confirmada' : `${recipients.toLocaleString('es-UY')} direcciones confirmadas`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onBack()}
      title={issue.subject}
      description={`Va a ${many}. Después no se puede frenar, y el próximo puede salir en un mes.`}
      cancelLabel="Seguir escribiendo"
      confirmLabel="Enviar"
      busyLabel="Enviando..."
      variant="primary"
      busy={send.isPending}
      blocked={recipients === 0}
      onConfirm={() =>
        send.mutate(undefined, {
          onSuccess: () => {
            toast.success('El boletín está saliendo');
            onSent();
          },
          onError: (error) => void toast.error(messageOf(error, 'No pudimos enviar el boletín. Probá de nuevo.')),
        })
      }
    >
      <div className="flex max-h-[45dvh] flex-col gap-3 overflow-y-auto rounded-control bg-sunken p-4 wrap-anywhere">
        {issueParagraphs(issue.text).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and their order never changes
          <p key={at} className="whitespace-pre-line">
            {part}
          </p>
        ))}
        {articles
          .filter(({ id }) => issue.articles.includes(id))
          .map(({ id, title }) => (
            <p key={id} className="font-semibold text-link">
              {title}
            </p>
          ))}
        <p className="text-muted text-sm">Darme de baja del boletín</p>
      </div>
    </ConfirmDialog>
  );
}
