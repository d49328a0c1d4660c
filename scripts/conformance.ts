/**
 * Checks whether another backend answers the calls of the specification (docs/connect-a-backend.md):
 *
 *   npm run conformance -- https://api.example.com/v1 --cep 01310100 --number 1000
 */
import { processTerminal, checkAnotherBackend } from './conformance/check-another-backend.ts'

process.exitCode = await checkAnotherBackend(process.argv.slice(2), processTerminal)
