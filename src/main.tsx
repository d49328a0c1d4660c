import { noteFailure } from './app/failures.ts'
import { startApp } from './app/start.tsx'

await startApp((error, where) => {
  console.error(where, error)
  noteFailure(error)
})
