// A browser's translator replaces text nodes, which React still holds, with <font> elements. When React then removes
// such a node, or inserts before it, a NotFoundError crashes the app; a changed text keeps its old content (React issue
// 11538, open since 2017). Forbidding translation would exclude people, and React has no setting for it. So we remember
// the element that replaced each text, and use it instead.

/** The element that replaced each text node. */
const standIns = new WeakMap<Node, Node>();

/** Keeps the app working in a page that a translator rewrites (rule NAV-126). Call it before the first render. */
export function outliveTranslator(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const changes = new MutationObserver(follow);
  changes.observe(document, { childList: true, subtree: true });

  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before && placed(this, before));
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(node: T): T {
    const child = placed(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };

  /** Returns the child of `parent` that stands for a node: itself, its replacement or an element around it. */
  function placed(parent: Node, node: Node): Node | null {
    if (node.parentNode === parent) return node;
    follow(changes.takeRecords());
    let at = node.parentNode ? node : (standIns.get(node) ?? null);
    while (at && at.parentNode !== parent) at = at.parentNode;
    return at;
  }

  function follow(records: MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') showAgain(target);
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
        if (!standIn) continue;
        standIns.set(text, standIn);
        changes.observe(text, { characterData: true });
      }
    }
  }

  /** Puts a changed text back in place of its translation, so that the translator sees it. */
  function showAgain(text: Node): void {
    const standIn = standIns.get(text);
    if (!text.isConnected && standIn?.parentNode) standIn.parentNode.replaceChild(text, standIn);
  }
}
