/**
 * Bundles the message handlers that load after the code that reads messages: plan advice, prepared answers, the CEP
 * search, and the reading of the order's later answers. They are one module, because a module cannot be requested
 * again after one of its imports has failed (src/lib/import-with-retry.ts).
 */
