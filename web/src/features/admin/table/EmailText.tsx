/** Breaks before its @ where there is no room for it, and not in the middle of a word. */
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
