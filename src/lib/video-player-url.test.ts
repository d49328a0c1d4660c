import { describe, expect, test } from 'vitest'
import { videoPlayerUrl } from './video-player-url.ts'

describe('the address of a video (M2.65)', () => {
  test.each([
    ['https://video.example.com/embed/', 'https://video.example.com/embed/abc?vq=hd1080&autoplay=1'],
    [
      'https://video.example.com/embed?quality=1080p',
      'https://video.example.com/embed/abc?quality=1080p&vq=hd1080&autoplay=1',
    ],
  ])('at %s is played at 1080', (player, address) => {
    expect(videoPlayerUrl(player, 'abc')).toBe(address)
  })

  test('leaves nothing of an id but its own segment', () => {
    const { host, pathname } = new URL(videoPlayerUrl('https://video.example.com/embed/', '../a?b=/c'))
    expect([host, pathname]).toEqual(['video.example.com', '/embed/..%2Fa%3Fb%3D%2Fc'])
  })
})
