export default Object.values(
  import.meta.glob<string>('../../../locales/de/{web,table,edit}.ftl', { eager: true, query: '?raw', import: 'default' }),
);
