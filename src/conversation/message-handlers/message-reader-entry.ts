/**
 * Entry point of the code that reads chat messages, which is loaded as one module: a module cannot be requested again
 * after one of its imports failed (src/lib/import-with-new-url-on-retry.ts).
 */
export { prepareForHeld } from './handle-messages-awaiting-reader.ts'
export { handleMessage, isReadyFor, prepareToHandle } from './handle-message.ts'
export { loadLazyHandlers } from './load-lazy-handlers.ts'
export { carryOut } from './carry-out-chat-moves.ts'
