/** Set-up file for component tests: what a test mounted is unmounted after it. */
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
