/** Third-party scripts are added by configuration, and the content security policy follows it. */
import { describe, expect, it } from 'vitest'
import { useServer } from '../support/server.ts'

const policyOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((each) => {
        const [name, ...values] = each.trim().split(' ')
        return [name, values]
      }),
  )

describe('without a configuration', () => {
  const server = useServer()

  it('no script of others is named, and the policy knows our own origin alone (S14)', async () => {
    const { status, body, headers } = await server().call('GET', '/api/third-parties')
    expect({ status, body }).toEqual({ status: 200, body: { success: true, videos: {} } })
    const policy = policyOf(headers)
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['img-src']).toEqual(["'self'", 'data:'])
    expect(policy['frame-src']).toEqual(["'none'"])
  })
})

describe('with scripts of others', () => {
  const server = useServer({
    env: {
      SCRIPT_HOSTS: 'https://tags.example.com,*.chat.example',
      CONNECT_HOSTS: 'https://reports.example.com',
      FRAME_HOSTS: 'https://video.example.com',
      TAG_CONTAINER_URL: 'https://tags.example.com/gtm.js?id=GTM-1',
      WEBCHAT_URL: 'https://widget.chat.example/chat.js',
      AFFILIATE_URL: 'https://tags.example.com/affiliate.js',
      VIDEO_URL: 'https://video.example.com/embed/',
      NEWS_VIDEOS: 'instalacao=abc123',
    },
  })

  it('each is named with its address, and the policy allows exactly those hosts (S14)', async () => {
    const { body, headers } = await server().call('GET', '/api/third-parties')
    expect(body).toEqual({
      success: true,
      container: 'https://tags.example.com/gtm.js?id=GTM-1',
      webchat: 'https://widget.chat.example/chat.js',
      affiliate: 'https://tags.example.com/affiliate.js',
      video: 'https://video.example.com/embed/',
      videos: { instalacao: 'abc123' },
    })
    const policy = policyOf(headers)
    expect(policy['script-src']).toEqual(["'self'", 'https://tags.example.com', '*.chat.example'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://reports.example.com'])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://reports.example.com'])
    expect(policy['frame-src']).toEqual(['https://video.example.com'])
    expect(policy['default-src']).toEqual(["'self'"])
  })
})
