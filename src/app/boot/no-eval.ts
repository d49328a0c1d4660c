import { config } from 'zod/mini'

// Stops zod from trying eval, which the CSP of our pages forbids. Every attempt would be reported as a
// violation. This file is imported before any schema is created. The server has no such policy and keeps
// zod's faster path.
config({ jitless: true })
