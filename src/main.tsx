import { noteFailure } from './app/boot/failures.ts'
import { startApp } from './app/boot/start.tsx'

await startApp((error, where) => {
  console.error(where, error)
  noteFailure(error)
})
