import { ForgotPasswordPage } from './forgot-password-page'
import { LoginPage } from './login-page'
import { RegisterPage } from './register-page'
import { ResetPasswordPage } from './reset-password-page'

/** The sign-in, registration and password pages. They share one script file, because a visitor often needs several. */
export function AccountPage({ name }: { name: AccountPageName }) {
  const Page = pages[name]
  return <Page />
}

export type AccountPageName = keyof typeof pages

const pages = {
  login: LoginPage,
  register: RegisterPage,
  'forgot-password': ForgotPasswordPage,
  'reset-password': ResetPasswordPage,
}
