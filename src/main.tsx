/** Entry point of the browser app: starts the app and reports errors to the console and the server. */
import { collectError } from './app/boot/collect-errors.ts'
import { startApp } from './app/boot/start.tsx'

await startApp((error, where) => {
  console.error(where, error)
  collectError(error)
})
