import { testForms } from '../testing/form-table.ts';
import { GEORGIAN_FORMS } from './forms/georgian-forms.ts';

testForms('Georgian', 'ka', GEORGIAN_FORMS);
