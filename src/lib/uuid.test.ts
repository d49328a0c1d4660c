import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.each([
  ['2f1c8e0a-5a1b-4c3d-9e8f-0123456789ab', true],
  ['2F1C8E0A-5A1B-4C3D-9E8F-0123456789AB', true],
  ['2f1c8e0a-5a1b-4c3d-7e8f-0123456789ab', false],
  ['00000000-0000-0000-0000-000000000000', false],
  ['2f1c8e0a5a1b4c3d9e8f0123456789ab', false],
  ['2f1c8e0a-5a1b-4c3d-9e8f-0123456789ab\n', false],
  ['x2f1c8e0a-5a1b-4c3d-9e8f-0123456789ab', false],
  ['', false],
])('isUuid(%j) is %j', (text, is) => expect(isUuid(text)).toBe(is))
