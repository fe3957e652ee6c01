export default Object.values(
  import.meta.glob<string>('../../../locales/fr/{web,table,edit}.ftl', { eager: true, query: '?raw', import: 'default' }),
);
