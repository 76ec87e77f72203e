/**
 * Node's HTTP, without an import: to import it reads all that it exports, and of its WebSocket that loads undici, 33 ms and
 * 14 MB of a start (docs/decisions/running.md). Types may be imported.
 */
export const http = process.getBuiltinModule('node:http');
