/** Answer to a search for acceptable names alone where none are loaded (design.md §4). */
export const NO_ACCEPTABLE_ITEMS = {
  zh: '尚未导入“可接受商品和服务项目名称”清单，因此查不到可接受的项目。请改选“规范”，或请管理员导入清单。',
  en: 'No list of acceptable names has been imported, so none can be found. Choose “Standard”, or ask an administrator to import the list.',
}
