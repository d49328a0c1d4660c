import { config } from 'zod/mini'

// The CSP of our pages forbids eval (S14). Schemas must not even try it, since every attempt is reported as a
// violation. Imported first, before any schema is created. The server has no such policy and keeps the faster path.
config({ jitless: true })
