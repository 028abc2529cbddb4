// What an application imports once, before anything else: the reset and the default theme. Its own door, because a
// bundler rightly drops what is only imported for its effect by a front door without effects.
import './tokens/reset.css.ts'
import './tokens/default-theme.css.ts'
