/** Adds the control of the page zoom to the help of a server-rendered page, once it is opened. */

/** The help's code would need React before anybody has asked for help. */
export function addZoomControlToHelp(report: (error: unknown, where: string) => void): void {
  const help = document.querySelector<HTMLDetailsElement>('details.help')
  const place = help?.querySelector('.help__zoom')
  if (!help || !place) return
  const add = () => {
    if (!help.open) return
    help.removeEventListener('toggle', add)
    import('./draw-zoom-control.tsx').then(
      ({ drawZoomControl }) => drawZoomControl(place),
      (error: unknown) => {
        report(error, 'zoom')
        // the next opening tries again
        help.addEventListener('toggle', add)
      },
    )
  }
  help.addEventListener('toggle', add)
  // opened before this code was there
  add()
}
