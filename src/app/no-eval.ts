import { config } from 'zod/mini'

// The policy of our pages allows no eval (S14): schemas must not even try, since every try is reported as
// a violation. Imported first, before any schema is made. The server has no such policy and stays fast.
config({ jitless: true })
