import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './reply-headers.ts'

it.each(["'self'; script-src *", 'https://a.example, https://b.example', "'self' 'unsafe-inline'"])(
  'contentSecurityPolicy refuses a source that would add another source or directive: %s',
  (source) => {
    expect(() => contentSecurityPolicy({ 'default-src': [source] })).toThrow(source)
  },
)
