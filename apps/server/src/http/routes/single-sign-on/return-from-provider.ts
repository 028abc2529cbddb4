import { arrive } from '../../../services/single-sign-on/arrive.ts'
import { defineRoute } from '../../route.ts'
import { keepOnWay, takeFromWay } from '../../single-sign-on-cookies.ts'

export const returnFromProviderRoute = defineRoute({
  method: 'get',
  path: '/auth/single-sign-on/callback',
  summary: 'Where a provider sends people back to; sends them on to the sign-in page',
  tag: 'Sign-in',
  access: 'public',
  sendsOn: true,
  async handle({ context, http }) {
    const kept = takeFromWay(http, context, 'attempt')
    const arrival = await arrive(context, new URL(http.req.url).search, kept)
    if (arrival.outcome === 'done') keepOnWay(http, context, 'arrival', arrival.code)
    else context.metrics.signInRefused('single-sign-on')
    const page = new URL('/app/login', context.publicUrl())
    if (arrival.returnTo !== '') page.searchParams.set('returnTo', arrival.returnTo)
    page.searchParams.set('singleSignOn', arrival.outcome)
    return http.redirect(page.href, 303)
  },
})
