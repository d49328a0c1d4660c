import { renderToStaticMarkup } from 'react-dom/server'
import type { BannerScene } from '../../campaigns/landing-types.ts'
import { brand } from '../../content/brand.ts'
import { sharePictures, shareSize } from '../../content/landing/share-pictures.ts'

export interface PageHead {
  readonly title: string
  readonly description: string
  /** Canonical path. */
  readonly path: string
  /** Names the picture of shared links. */
  readonly scene: BannerScene
  /** Scheme and host of the site; '' where it is not known: addresses are then relative. */
  readonly origin?: string
}

/** Path of the picture that a shared link shows. */
export const sharePicture = (scene: BannerScene): string => `/og/${scene}.jpg`

/** What is in the head of a page, besides the shell's own: for search engines and shared links. */
export function pageHead({ title, description, path, scene, origin = '' }: PageHead): string {
  const url = origin + path
  const shared = {
    'og:site_name': brand.name,
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': origin + sharePicture(scene),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': sharePictures[scene].alt,
  }
  return renderToStaticMarkup(
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {Object.entries(shared).map(([name, content]) => (
        <meta key={name} property={name} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  )
}
