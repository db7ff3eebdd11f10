/** The screens of the shop's face, bundled into one script. The text editor has a script of its own. */
export { AddPage } from '../pages/add-page'
export { AppearanceScreen } from '../pages/appearance-screen'
export { EditPage } from '../pages/edit-page'
export { HomeScreen } from '../pages/home/home-screen'
export { PageList } from '../pages/page-list'
export { MenuPage } from '../menus/menu-page'
