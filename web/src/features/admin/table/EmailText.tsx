/** Shows an email address. On a card, a line break comes before the @ rather than within a word. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span className="[overflow-wrap:break-word]">
      {children.slice(0, at)}
      <wbr className="lg:hidden" />
      {children.slice(at)}
    </span>
  );
}
