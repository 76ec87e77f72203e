/** An email that breaks before its @ rather than within a word. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span className="[overflow-wrap:break-word]">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
